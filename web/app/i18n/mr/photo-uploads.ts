import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

/** Texts for choosing and uploading photos. */
export const photoUploadsText: Texts['photoUploads'] = {
  choose: 'फोटो निवडा',
  camera: 'कॅमेऱ्याने फोटो काढा',
  hint: (count) =>
    `PNG, JPEG किंवा GIF प्रकारचे फोटो, हवे तर एकाच वेळी अनेक, जास्तीत जास्त ${count}. मोठे फोटो पाठवण्याआधी लहान केले जातात.`,
  drag: 'फोटो इथे ओढूनही आणता येतात.',
  drop: 'हे फोटो जोडण्यासाठी सोडा',
  full: (count) =>
    `तुमचे ${count} फोटो झाले आहेत; यापेक्षा जास्त ठेवता येत नाहीत. नवीन जोडण्यासाठी आधीचा एक काढून टाका.`,
  tooMany: (chosen, taken, count) =>
    taken === 0
      ? `जास्तीत जास्त ${count} फोटो ठेवता येतात. नवीन जोडण्यासाठी आधीचा एक काढून टाका.`
      : `तुम्ही ${chosen} फोटो निवडले, पण एकूण ${count} ठेवता येतात. ${plural(taken, 'पहिला फोटो जोडत आहोत.', `पहिले ${taken} फोटो जोडत आहोत.`)}`,
  leave: 'फोटो अजून अपलोड होत आहेत. तरीही हे पान सोडायचे आहे का?',
  list: 'जोडत असलेले फोटो',
  sending: (count, added) =>
    count === 1
      ? 'फोटो जोडत आहोत…'
      : plural(added, `${count} फोटोंपैकी ${added} जोडला`, `${count} फोटोंपैकी ${added} जोडले`),
  done: (count) => plural(count, 'फोटो जोडला आहे.', `${count} फोटो जोडले आहेत.`),
  heic: 'हा फोटो HEIC प्रकारचा आहे; तो इथे उघडत नाही. तो JPEG म्हणून जतन करा किंवा त्याचा स्क्रीनशॉट घ्या, आणि तो निवडा.',
  wrongKind: 'PNG, JPEG किंवा GIF प्रकारचा फोटो निवडा.',
  broken: 'हा फोटो खराब झाला आहे, तो उघडत नाही. दुसरा निवडा.',
  tooLarge: 'हा फोटो पाठवण्यासाठी खूप मोठा आहे. लहान फोटो निवडा.',
};
