import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { PASSWORD } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { quietToast } from '../support/toasts.ts';

test('an email is confirmed, then a forgotten password is replaced by it', async ({
  page,
  server,
  people,
  visitAs,
}) => {
  const member = await people.register({
    domain: 'marathimala',
    basic: { date_of_birth: '1998-05-14' },
  });
  const email = `meena.${member.mobile_no}@example.org`;
  const form = new FormPage(page);

  await test.step('the family enters an email', async () => {
    await visitAs(member, '/profile/edit/basic');
    await form.fill('Email', email);
    await form.fill('Your password', member.password);
    await form.submit('Update Basic');
    await expect(page).toHaveURL('/profile/edit/personal');
    await page.getByRole('link', { name: 'Basic info' }).click();
    await expect(page.getByText('Please confirm your email')).toBeVisible();
  });

  await test.step('it opens the link in the mail', async () => {
    await page.goto(await mailedLink(server, email, '/verify/email/'));
    await expect(page.getByText('Your email has been verified successfully.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'My Profile' }).click();
    await expect(form.text('Email')).toHaveValue(email);
    await expect(page.getByText('Please confirm your email')).toHaveCount(0);
  });

  await test.step('on another phone it has forgotten the password', async () => {
    await page.context().clearCookies();
    await page.goto('/marathimala/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/marathimala/password/reset');
    await form.fill('Mobile number', member.mobile_no);
    await form.birthDate('14', 'May', '1998');
    await form.submit('Send the link');
    await expect(page.getByText('Please look into your email')).toBeVisible();
  });

  const password = `${PASSWORD}, a new one`;
  await test.step('it chooses a new one by the mailed link', async () => {
    await page.goto(await mailedLink(server, email, '/password/new/'));
    await form.fill('New password', password);
    await form.fill('Confirm new password', password);
    await form.submit('Save the new password');
    await expect(page).toHaveURL('/login');
    await expect(quietToast(page, 'Your password has been successfully updated...')).toBeVisible();
  });

  await test.step('every session has ended, and the new password is the only one', async () => {
    await expect(people.call(me, { token: member.token })).rejects.toThrow('401');
    const { mobile_no } = member;
    const old = people.call(login, { body: { mobile_no, password: member.password } });
    await expect(old).rejects.toThrow('401');
    await form.fill('Mobile number', mobile_no);
    await form.fill('Password', password);
    await form.submit('Login');
    await expect(page).toHaveURL('/profile/search');
    await page.goto('/profile/edit/basic');
    await expect(form.text('Email')).toHaveValue(email);
  });
});
