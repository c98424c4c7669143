import type { Texts } from '../texts.ts';

export const heldChangeText: Texts['heldChange'] = {
  waits: 'तपासणी सुरू: आमचे कार्यालय हा बदल पाहत आहे. इतर कुटुंबांना अजून दिसते:',
  refused: (reason) =>
    reason
      ? `हा बदल मंजूर झाला नाही. आमच्या कार्यालयाने लिहिले आहे: ‘${reason}’ इतर कुटुंबांना अजून दिसते:`
      : 'हा बदल मंजूर झाला नाही. इतर कुटुंबांना अजून दिसते:',
  nothing: 'काही नाही',
};
