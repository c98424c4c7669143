import { ERRORS, type ErrorCode, type ErrorReply, WIRE_CODES } from '@mala/contract/errors.ts';
import { expect, it } from 'vitest';
import { errorsText } from '../i18n/en/errors.ts';
import { failuresText } from '../i18n/en/failures.ts';
import { errorOfReply } from './api-error.ts';

const reply = (more: Partial<ErrorReply>) =>
  JSON.stringify({ Code: 'INVALID', Message: 'In the words of the server.', ...more });

it.each(Object.keys(ERRORS) as ErrorCode[])(
  '%s is shown by its code, not with the server’s text',
  async (code) => {
    const wire = WIRE_CODES[code] ?? code;
    const error = await errorOfReply(ERRORS[code], reply({ Code: wire }));
    const said = failuresText.byCode[code];
    expect(error.message).toBe(typeof said === 'string' ? said : said({ reason: undefined }));
    expect([error.status, error.code]).toEqual([ERRORS[code], wire]);
  },
);

it('shows the reason of a refused profile as the administrator wrote it', async () => {
  const error = await errorOfReply(403, reply({ Code: 'PROFILE_REFUSED', Reason: 'Two people.' }));
  expect(error.message).toBe('Two people.');
});

it('shows each error of a field', async () => {
  const Fields = { weight: 'In the words of the server.' };
  const error = await errorOfReply(400, reply({ Fields, Faults: { weight: 'atMost:150' } }));
  expect(error.fields).toEqual({ weight: 'Must be 150 or less' });
});

it('asks to try again if the code or the body is unknown', async () => {
  const newer = await errorOfReply(418, reply({ Code: 'NEWER' as ErrorCode }));
  expect([newer.code, newer.message]).toEqual(['NEWER', errorsText.tryAgain]);
  for (const body of ['', '<h1>Bad Gateway</h1>', 'null', '{}'])
    expect(await errorOfReply(502, body)).toMatchObject({
      code: 'UNREADABLE',
      message: errorsText.tryAgain,
    });
});
