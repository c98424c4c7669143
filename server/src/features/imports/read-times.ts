import { plainDigits } from '@mala/contract/digits.ts';
import { type CellRead, fault } from './cell-read.ts';

/** Parts of the day: those after which the hours count from noon, and those before. */
const EVENING =
  /^(pm|p|evening|eve|afternoon|night|noon|மாலை|பிற்பகல்|மதியம்|நண்பகல்|பகல்|பிப|சாயந்திரம்|संध्याकाळी|संध्याकाळ|सायंकाळी|सायंकाळ|दुपारी|दुपार|सायं|मध्यान्ह)$/;
const MORNING = /^(am|a|morning|mor|dawn|காலை|முற்பகல்|அதிகாலை|விடியற்காலை|முப|सकाळी|सकाळ|पहाटे|पहाट)$/;
/** Night is both: from seven it is before midnight, until six after it. */
const NIGHT = /^(night|இரவு|நள்ளிரவு|ராத்திரி|रात्री|रात्र|मध्यरात्री|मध्यरात्र)$/;

const CLOCK = /^(\d{1,2})(?:\s*[:.-]\s*(\d{1,2}))?(?:\s*[:.]\s*(\d{2}))?$/;
/** Words that mean only that what stands beside them is a time. */
const FILLERS =
  /(மணிக்கு|மணி|நிமிடம்|நிமி|वाजता|वाजून|वाजले|वा|मिनिटे|मि|hrs|hr|hours|o'clock)(?![\p{L}\p{M}])/gu;

/** A time of birth: with morning or evening in words, of a clock of 24 hours, or a part of a day as spreadsheets count. */
export function readTime(text: string): CellRead {
  const plain = plainDigits(text).toLowerCase().trim();
  const share = /^0?\.\d{3,}$/.test(plain) ? Number(plain) : null;
  if (share !== null) return ofDay(Math.round(share * 1440));
  const words = plain.replace(FILLERS, ' ').match(/[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*/gu) ?? [];
  const part = words.map((word) => word.replaceAll('.', ''));
  const digits = plain
    .replace(FILLERS, ' ')
    .replace(/[\p{L}\p{M}]+(\.[\p{L}\p{M}]+)*\.?/gu, ' ')
    .replace(/[(),]/g, ' ')
    .trim();
  const [whole, hours = '', minutes = '', seconds] = CLOCK.exec(digits) ?? [];
  if (!whole || part.length > 1) return fault('timeForm');
  const [hour, minute] = [Number(hours), Number(minutes || 0)];
  if (hour > 24 || minute > 59 || Number(seconds ?? 0) > 59) return fault('timeForm');
  const [word] = part;
  if (word === undefined) {
    // without a word only the clock of 24 hours says which half of the day it is
    const isPlain = hour === 0 || hour > 12 || (seconds !== undefined && hours.length === 2);
    if (!isPlain) return fault(minutes ? 'timeHalf' : 'timeForm');
    return ofDay(hour * 60 + minute);
  }
  return inHalf(word, hour, minute);
}

function inHalf(word: string, hour: number, minute: number): CellRead {
  const late = NIGHT.test(word) ? hour >= 7 && hour < 12 : EVENING.test(word);
  if (!late && !MORNING.test(word) && !NIGHT.test(word)) return fault('timeForm');
  // 17:30 PM is as clear as it is wrong; 17:30 AM is not
  if (hour > 12) return late ? ofDay(hour * 60 + minute) : fault('timeForm');
  return ofDay(((hour % 12) + (late ? 12 : 0)) * 60 + minute);
}

/** Minutes since midnight as `05:30 AM`. */
function ofDay(minutes: number): CellRead {
  const hour = Math.floor(minutes / 60) % 24;
  const two = (number: number) => String(number).padStart(2, '0');
  return { value: `${two(hour % 12 || 12)}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}` };
}
