import { login } from '@mala/contract/auth/sign-in.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import { PASSWORD } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { mailedLink } from '../support/mailed-link.ts';

const ASKED = 'Your password';

test('another email asks for the password, keeps what was typed, and can be taken back (abuse 2)', async ({
  page,
  server,
  people,
  visitAs,
}) => {
  const mobile = '9840012345';
  const name = `${Date.now()}.${process.pid}`;
  const home = `home.${name}@example.org`;
  const other = `other.${name}@example.org`;
  const member = await people.register({ domain: 'tamilmala', basic: { email: home } });
  const form = new FormPage(page);
  const stored = async (token: string) => {
    const { email, mobiles } = await people.call(readSection.basic, {
      token,
      params: { userId: member.user_id },
    });
    return { email, mobile: (mobiles as string[])[0] };
  };

  await page.goto(await mailedLink(server, home, '/verify/email/'));
  await expect(page.getByText('Your email has been verified successfully.')).toBeVisible();

  await test.step('only another email, mobile or date of birth asks', async () => {
    await visitAs(member, '/profile/edit/basic');
    await form.fill('City', 'Salem');
    await expect(form.text(ASKED)).toHaveCount(0);
    await form.fill('Email', other);
    await expect(form.text(ASKED)).toBeVisible();
    await form.fill('Email', home);
    await expect(form.text(ASKED)).toHaveCount(0);
    await form.choose('Year', '1997');
    await expect(form.text(ASKED)).toBeVisible();
    await form.choose('Year', '1998');
    await expect(form.text(ASKED)).toHaveCount(0);
    await form.fill('Email', other);
  });

  await test.step('without the password, and with a wrong one, nothing is saved or lost', async () => {
    await form.submit('Update Basic');
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct' });
    await expect(summary).toContainText(
      'Enter your password to change the email, a mobile number or the date of birth',
    );
    await form.fill(ASKED, 'not this one');
    await form.submit('Update Basic');
    await expect(summary).toContainText('Not your present password');
    await expect(form.text('Email')).toHaveValue(other);
    await expect(form.text('City')).toHaveValue('Salem');
    expect(await stored(member.token)).toEqual({ email: home, mobile });
    const drafts = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(drafts).toContain(other);
    expect(drafts).not.toContain('not this one');
  });

  await test.step('with the password it is saved', async () => {
    await form.fill(ASKED, PASSWORD);
    await form.submit('Update Basic');
    await expect(page).toHaveURL('/profile/edit/personal');
    expect((await stored(member.token)).email).toBe(other);
  });

  const password = `${PASSWORD}, a new one`;
  await test.step('the former address takes it back', async () => {
    const link = await mailedLink(server, home, '/contact/undo/');
    await page.goto(link);
    // opening it changes nothing
    expect((await stored(member.token)).email).toBe(other);
    await form.fill('New password', password);
    await form.fill('Confirm new password', password);
    await form.submit('Take it back');
    await expect(page).toHaveURL(/\/login$/);
    const { mobile_no } = member;
    const { token = '' } = await people.call(login, { body: { mobile_no, password } });
    expect(await stored(token)).toEqual({ email: home, mobile });
    await expect(
      people.call(readSection.basic, {
        token: member.token,
        params: { userId: member.user_id },
      }),
    ).rejects.toThrow('401');
    await page.goto(link);
    await expect(page.getByText('It has been used already')).toBeVisible();
    await expect(form.text('New password')).toHaveCount(0);
  });
});
