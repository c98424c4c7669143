import type { Sending } from './calls.ts';
import { each, office, PUBLIC, type Row } from './calls-by-role.ts';

const params = { domain: 'tamilmala', group: 'support' };
/** The first value: nothing changes. */
const body = { version: 0, value: null };

/** Who may set what a community's pages say and cost, and see what a site needs before it opens. */
export const SETTING_CALLS: Readonly<Record<string, { row: Row; sent?: () => Sending }>> = {
  'settings.list': { row: office(['OWNER']), sent: () => ({ params }) },
  'settings.save': { row: office(['OWNER']), sent: () => ({ params, body }) },
  'settings.saveMoney': {
    row: office(['OWNER']),
    sent: () => ({ params: { ...params, group: 'payment' }, body }),
  },
  'settings.listVersions': { row: office(['OWNER']), sent: () => ({ params }) },
  'settings.listReasons': {
    row: office(['OWNER', 'REVIEWER', 'CASHIER']),
    sent: () => ({ params: { ...params, place: 'payment' } }),
  },
  'setup.read': { row: office(['OWNER'], 'in') },
  'setup.sendTestMail': { row: office(['OWNER'], 'in') },
  'setup.confirmTestMail': {
    row: each(office(['OWNER'], 'in'), 'NOT_FOUND'),
    sent: () => ({ body: { id: 'x', secret: 'x' } }),
  },
  'setup.decideHosts': { row: office(['OWNER'], 'in') },
  // without its secret
  'staff.makeFirstOwner': { row: PUBLIC },
};
