import { OWNER } from '@mala/contract/access/role-places.ts';
import type { GivenRole } from '@mala/contract/access/roles.ts';
import type { Status } from '@mala/contract/access/status.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { DemoRole } from '@mala/contract/communities/endpoints.ts';
import type { SignIn } from '@mala/server/context.ts';
import type { Gender, Identity } from './make-identity.ts';
import { unassignableMobile } from './numbers.ts';

/** The password of everybody in the demonstration. */
export const DEMO_PASSWORD = 'demo-mala-2026';

/** A member with a published sign-in. */
export interface Guide {
  domain: Domain;
  role: DemoRole;
  mobile: string;
  gender: Gender;
  age: number;
  town: string;
  status: Status;
  steps: number;
  pays: boolean;
  identity: Identity;
}

/** Somebody of the office with a published sign-in, without a profile. */
export interface Office {
  domain: Domain;
  role: DemoRole;
  mobile: string;
  name: string;
  given: GivenRole;
}

const PAYING = { role: 'paying', status: 200, steps: 6, pays: true } as const;
const FREE = { role: 'free', status: 200, steps: 6, pays: false } as const;
const PENDING = { role: 'pending', status: 0, steps: 6, pays: false } as const;
const INCOMPLETE = { role: 'incomplete', status: 0, steps: 2, pays: false } as const;

function tamil(
  name: string,
  father: string,
  mother: string,
  community: string,
  subcaste: string,
): Identity {
  const surname = `${community}-${subcaste}`;
  return { name, native: false, father, mother, community, surname, language: 'tamil' };
}

function marathi(name: string, father: string, mother: string, community: string): Identity {
  const surname = name.split(' ').at(-1) ?? name;
  return { name, native: false, father, mother, community, surname, language: null };
}

export const OFFICES: readonly Office[] = [
  {
    domain: 'tamilmala',
    role: 'administrator',
    mobile: unassignableMobile(10001),
    name: 'Thenmozhi Natarajan',
    given: { role: OWNER, domain: null },
  },
  {
    domain: 'marathimala',
    role: 'administrator',
    mobile: unassignableMobile(20001),
    name: 'Madhukar Gokhale',
    given: { role: OWNER, domain: null },
  },
  {
    domain: 'tamilmala',
    role: 'reviewer',
    mobile: unassignableMobile(10006),
    name: 'Revathi Subramaniam',
    given: { role: 'REVIEWER', domain: 'tamilmala' },
  },
  {
    domain: 'tamilmala',
    role: 'cashier',
    mobile: unassignableMobile(10007),
    name: 'Ganesan Velu',
    given: { role: 'CASHIER', domain: 'tamilmala' },
  },
  {
    domain: 'tamilmala',
    role: 'helper',
    mobile: unassignableMobile(10008),
    name: 'Selvi Arumugam',
    given: { role: 'HELPER', domain: 'tamilmala' },
  },
  {
    domain: 'marathimala',
    role: 'reviewer',
    mobile: unassignableMobile(20006),
    name: 'Vaishali Joshi',
    given: { role: 'REVIEWER', domain: 'marathimala' },
  },
  {
    domain: 'marathimala',
    role: 'cashier',
    mobile: unassignableMobile(20007),
    name: 'Prakash Shinde',
    given: { role: 'CASHIER', domain: 'marathimala' },
  },
  {
    domain: 'marathimala',
    role: 'helper',
    mobile: unassignableMobile(20008),
    name: 'Sunita Pawar',
    given: { role: 'HELPER', domain: 'marathimala' },
  },
];

export const GUIDES: readonly Guide[] = [
  {
    ...PAYING,
    domain: 'tamilmala',
    mobile: unassignableMobile(10002),
    gender: 'male',
    age: 29,
    town: 'Coimbatore',
    identity: tamil(
      'R. Senthil Kumar',
      'Rajendran',
      'Vasantha',
      'mudaliyar',
      'senguntha-mudaliyar',
    ),
  },
  {
    ...FREE,
    domain: 'tamilmala',
    mobile: unassignableMobile(10003),
    gender: 'female',
    age: 26,
    town: 'Madurai',
    identity: tamil('Kavitha Murugesan', 'Murugesan', 'Lakshmi', 'mudaliyar', 'saiva-mudaliyar'),
  },
  {
    ...PENDING,
    domain: 'tamilmala',
    mobile: unassignableMobile(10004),
    gender: 'female',
    age: 24,
    town: 'Thanjavur',
    identity: tamil('Nandhini Sundaram', 'Sundaram', 'Chitra', 'vanniyar', 'padayachi'),
  },
  {
    ...INCOMPLETE,
    domain: 'tamilmala',
    mobile: unassignableMobile(10005),
    gender: 'male',
    age: 27,
    town: 'Salem',
    identity: tamil('P. Vignesh', 'Palanisamy', 'Selvi', 'nadar', 'hindu-nadar'),
  },
  {
    ...PAYING,
    domain: 'marathimala',
    mobile: unassignableMobile(20002),
    gender: 'female',
    age: 26,
    town: 'Pune',
    identity: marathi('Snehal Deshpande', 'Suresh Deshpande', 'Sunita', 'others'),
  },
  {
    ...FREE,
    domain: 'marathimala',
    mobile: unassignableMobile(20003),
    gender: 'male',
    age: 29,
    town: 'Kolhapur',
    identity: marathi('Aniket Jadhav', 'Shivaji Jadhav', 'Mangala', 'kshatriya'),
  },
  {
    ...PENDING,
    domain: 'marathimala',
    mobile: unassignableMobile(20004),
    gender: 'male',
    age: 28,
    town: 'Nashik',
    identity: marathi('Sagar Dattatray Kadam', 'Dattatray Kadam', 'Shobha', 'kshatriya'),
  },
  {
    ...INCOMPLETE,
    domain: 'marathimala',
    mobile: unassignableMobile(20005),
    gender: 'female',
    age: 24,
    town: 'Solapur',
    identity: marathi('Pooja Mahindrakar', 'Vijay Mahindrakar', 'Lata', 'bhavasar-kshatriya'),
  },
];

/** What is printed at the start and shown on the login page, site by site. */
export const SIGN_INS: SignIn[] = [
  ...OFFICES,
  ...GUIDES.map(({ identity, ...guide }) => ({ ...guide, name: identity.name })),
]
  .map(({ domain, role, mobile, name }) => ({
    domain,
    role,
    user_name: name,
    mobile_no: mobile,
    password: DEMO_PASSWORD,
  }))
  .sort((one, other) => one.mobile_no.localeCompare(other.mobile_no));
