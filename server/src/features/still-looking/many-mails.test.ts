import { resetPassword } from '@mala/contract/auth/passwords.ts';
import { expect, it } from 'vitest';
import { giveLastVisit } from '../../../test/factories/visits.ts';
import { makeMember } from '../../../test/factories.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { daysFrom } from '../../../test/quiet.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { lookAfterQuiet } from './index.ts';

/** More than a process sends at once to many. */
const QUIET = 22;
const AT_ONCE = 20;

it('a password mail does not wait for those of a night that a mail server is slow to take', async () => {
  const held: (() => void)[] = [];
  const server = await startMailServer({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('quiet')) held.push(done);
      else done();
    },
  });
  const app = await startTestApp({ SMTP_URL: server.url, MAIL_FROM: 'office@example.in' });
  try {
    for (let one = 0; one < QUIET; one += 1) {
      const quiet = await makeMember(app.ctx, { basic: { email: `quiet${one}@example.in` } });
      await giveLastVisit(app.ctx, quiet, daysFrom(new Date(), -61));
    }
    const [email, date_of_birth] = ['forgetful@example.in', '1996-02-29'];
    const { mobile_no, domain } = await makeMember(app.ctx, { basic: { email, date_of_birth } });
    await lookAfterQuiet(app.ctx);
    await app.startWorkers();
    await expect.poll(() => held.length, { interval: 20 }).toBe(AT_ONCE);
    await app.call(resetPassword, { body: { mobile_no, domain, date_of_birth } });
    await server.mailsTo(email);
    expect(held).toHaveLength(AT_ONCE);
  } finally {
    for (const release of held) release();
    await app.close();
    await server.close();
  }
});
