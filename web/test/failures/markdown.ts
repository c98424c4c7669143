import { CATALOGUE, type Screen } from './catalogue.ts';
import { failureText, type Row, type Sees } from './row.ts';

const TITLES: Record<Screen, string> = {
  login: 'Login',
  signup: 'Signup',
  logout: 'Log Out',
  startup: 'The startup check, on any page of members',
  accountLanguage: 'The choice of a language, on any page of members',
  kept: 'The token that is renewed where one stays signed in, on any page of members',
  left: 'Telling the server, at the next visit, of a logout without a network',
  refresh: 'The token that is renewed while somebody is active',
  signInAgain: 'Signing in again over the page',
  changePassword: 'Change Password',
  resetPassword: 'Reset password',
  newPassword: 'The mailed link to a new password',
  undoContact: 'The mailed link that takes a change of email or mobile back',
  verifyEmail: 'The mailed link that confirms an email address',
  resend: 'Sending that link again',
  sessions: 'Devices',
  terms: 'New terms',
  mails: 'Mails',
  unsubscribe: 'The link that stops a mail',
  basic: 'Step 1, Basic info',
  personal: 'Step 2, Personal',
  work: 'Step 3, Education and work',
  family: 'Step 5, Family',
  horoscope: 'Step 6, Astro',
  firstSave: 'After the first save of step 1',
  photos: 'Step 4, Photos',
  files: 'Horoscope files',
  album: 'Step 4, Photos: the album',
  home: 'Home page',
  search: 'Search',
  searchMore: 'Search, View more',
  shortlist: 'Shortlist',
  profile: 'Profile',
  quota: 'Profile, what is left of the package',
  download: 'View Contact',
  packages: 'Upgrade',
  subscription: 'Subscription',
  downloadsMore: 'Subscription, View more',
  adminList: 'Administration: profiles',
  adminMore: 'Administration: profiles, View more',
  status: 'Administration: status',
  featured: 'Administration: featured',
  activation: 'Administration: activating a package',
  marriages: 'Administration: happy marriages',
  waitingPhotos: 'Administration: review, new photos',
  waitingTexts: 'Administration: review, texts',
  heavyReaders: 'Administration: review, members who read a lot',
  failedMails: 'Administration: failed mails',
};

function seesText({ toast, notice, place, field, page, text, nothing }: Sees): string {
  return [
    toast && `Error toast “${toast[0]}”: “${toast[1]}”`,
    notice && `Toast “${notice[0]}”: “${notice[1]}”`,
    place && `In its place “${place[0]}”: “${place[1]}”, with “Try again”`,
    field && `Beside “${field[0]}”: “${field[1]}”`,
    page && `The page ${page[0]}, “${page[1]}”`,
    text && `“${text}”`,
    nothing && `Nothing: ${nothing}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function line({ id, call, failure, sees }: Row): string {
  return `| ${id} | ${call} | ${failureText(failure)} | ${seesText(sees)} |`;
}

/** The tables of docs/errors.md, from its first screen to its end. */
export function catalogueText(): string {
  const screens = Object.keys(CATALOGUE) as Screen[];
  return screens
    .map((screen) =>
      [
        `### ${TITLES[screen]}`,
        '',
        '| id | call | failure | what the person sees |',
        '|---|---|---|---|',
        ...CATALOGUE[screen].map(line),
        '',
      ].join('\n'),
    )
    .join('\n');
}
