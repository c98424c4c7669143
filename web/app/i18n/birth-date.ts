import { birthDate } from './en/birth-date.ts';
import { useTextOf } from './language.ts';

export const useBirthDateText = () => useTextOf('birthDate', birthDate);
