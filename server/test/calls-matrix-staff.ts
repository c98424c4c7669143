import type { Sending } from './calls.ts';
import { list, office } from './calls-by-role.ts';
import { freshMobile } from './factories/accounts.ts';

interface Target {
  newcomer: { mobile_no: string; domain: string };
  cashier: { user_id: string };
}

const GIVE = office(['OWNER'], 'FORBIDDEN');

/** Who may make the calls about the people of the office. */
export const STAFF_CALLS = {
  'staff.list': { row: list(['OWNER']), isList: true },
  'staff.giveRole': {
    row: GIVE,
    sent: ({ newcomer: { mobile_no, domain } }: Target): Sending => ({
      body: { mobile_no, domain, role: 'CASHIER', role_domain: 'tamilmala' },
    }),
  },
  'staff.addPerson': {
    row: GIVE,
    sent: (): Sending => ({
      body: {
        user_name: 'Revathi',
        mobile_no: freshMobile(),
        domain: 'tamilmala',
        role: 'CASHIER',
        role_domain: 'tamilmala',
      },
    }),
  },
  'staff.linkPassword': {
    row: office(['OWNER']),
    sent: ({ cashier }: Target): Sending => ({ params: { id: cashier.user_id } }),
  },
  'staff.takeRole': {
    row: GIVE,
    sent: ({ cashier }: Target): Sending => ({
      params: { id: cashier.user_id },
      body: { role: 'CASHIER', role_domain: 'tamilmala' },
    }),
  },
} as const;
