import type { Language } from '../language.ts';

/** `Login` becomes `[Lôgîn]`: told apart from English, and read all the same. */
function accented(text: string): string {
  const marked = text.replace(/[aeiou]/g, (vowel) => `${vowel}\u0302`);
  return `[${marked.normalize('NFC')}]`;
}

/** The texts of an area in the made-up language; which area they are stays. */
function madeUp<Value>(english: Value): Value {
  if (typeof english === 'string') return accented(english) as Value;
  if (typeof english === 'function')
    return ((...values: unknown[]) => madeUp(english(...values) as unknown)) as Value;
  if (typeof english !== 'object' || english === null) return english;
  const entries = Object.entries(english).map(([key, value]) => [
    key,
    key === 'area' ? value : madeUp(value as unknown),
  ]);
  return (
    Array.isArray(english) ? Object.values(english).map(madeUp) : Object.fromEntries(entries)
  ) as Value;
}

/** A language that nobody speaks, for tests: what a written one is, with its texts made from the English ones. */
export const madeUpLanguage: Language = {
  account: async () => madeUp((await import('../en/account.ts')).accountText),
  admin: async () => madeUp((await import('../en/admin.ts')).adminText),
  album: async () => madeUp((await import('../en/album.ts')).albumText),
  birthDate: async () => madeUp((await import('../en/birth-date.ts')).birthDateText),
  changePassword: async () => madeUp((await import('../en/change-password.ts')).changePasswordText),
  errors: async () => madeUp((await import('../en/errors.ts')).errorsText),
  failures: async () => madeUp((await import('../en/failures.ts')).failuresText),
  form: async () => madeUp((await import('../en/form.ts')).formText),
  head: async () => madeUp((await import('../en/head.ts')).headText),
  home: async () => madeUp((await import('../en/home.ts')).homeText),
  login: async () => madeUp((await import('../en/login.ts')).loginText),
  mail: async () => madeUp((await import('../en/mail.ts')).mailText),
  marriages: async () => madeUp((await import('../en/marriages.ts')).marriagesText),
  measures: async () => madeUp((await import('../en/measures.ts')).measuresText),
  offline: async () => madeUp((await import('../en/offline.ts')).offlineText),
  privacy: async () => madeUp((await import('../en/privacy.ts')).privacyText),
  profile: async () => madeUp((await import('../en/profile.ts')).profileText),
  resetEnd: async () => madeUp((await import('../en/reset-end.ts')).resetEndText),
  reset: async () => madeUp((await import('../en/reset.ts')).resetText),
  search: async () => madeUp((await import('../en/search.ts')).searchText),
  session: async () => madeUp((await import('../en/session.ts')).sessionText),
  shell: async () => madeUp((await import('../en/shell.ts')).shellText),
  signup: async () => madeUp((await import('../en/signup.ts')).signupText),
  subscription: async () => madeUp((await import('../en/subscription.ts')).subscriptionText),
  support: async () => madeUp((await import('../en/support.ts')).supportText),
  terms: async () => madeUp((await import('../en/terms.ts')).termsText),
  uploads: async () => madeUp((await import('../en/uploads.ts')).uploadsText),
  wizard: async () => madeUp((await import('../en/wizard.ts')).wizardText),
};
