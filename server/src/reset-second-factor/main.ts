// npm run reset-second-factor -- MOBILE
import { besideSite, printResult } from '../command.ts';
import { resetSecondFactor } from '../features/auth/index.ts';

/** Resets the second factor of a mobile number. @throws with a line for people */
await printResult(async ([mobile]) => {
  if (!mobile) throw new Error('npm run reset-second-factor -- MOBILE needs a mobile number');
  const isReset = await besideSite((db) => resetSecondFactor(db, mobile, new Date()));
  if (!isReset) throw new Error('no account has this mobile number');
  return [
    'Removed. This account signs in with its password alone, everywhere anew, until a second step is set up again',
  ];
});
