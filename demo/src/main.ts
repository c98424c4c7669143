import { run } from '@mala/server/run.ts';
import { fill } from './fill.ts';
import { signInTable } from './sign-in-table.ts';

/** Defaults of a demonstration; the numbers belong to nobody. */
const SHOWN = {
  DATA_DIR: 'data/demo',
  SUPPORT_WHATSAPP: '5550000000',
  PAYMENT_UPI_ID: 'demonstration@example',
  PAYMENT_BANK:
    'Example Bank, account 0000 0000 0000\nIFSC EXMP0000000\n(made up: please do not pay)',
};

// an empty variable counts as unset
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()));
await run({ ...SHOWN, ...given }, (ctx) => fill(ctx));
if (!process.exitCode) console.log(signInTable());
