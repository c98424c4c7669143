import { expect, type Page, test } from '@playwright/test';
import { PASSWORD } from '../../server/test/factories/accounts.ts';
import { Keyboard } from './keyboard.ts';
import { drawPhoto } from './pictures.ts';

/** Signs up from the home page of tamilmala and fills in the six steps as somebody without a pointer does. */
export async function registerByKeys(page: Page, mobile: string): Promise<void> {
  const keys = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const onStep = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await test.step('the signup', async () => {
    await page.goto('/tamilmala');
    await keys.enter(page.getByRole('main').getByRole('link', { name: 'Register now' }));
    await keys.to(page.getByRole('radio', { name: 'Self' }));
    await keys.press('ArrowDown', 2);
    await expect(page.getByRole('radio', { name: 'Daughter' })).toBeChecked();
    await keys.to(page.getByRole('radio', { name: 'Mother' }));
    await keys.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Father' })).toBeChecked();
    await keys.fill('Name', 'Sundaram');
    await keys.fill('Mobile number', mobile);
    await keys.fill('Password', PASSWORD);
    await keys.fill('Confirm password', PASSWORD);
    await keys.enter(button('Register'));
  });
  await test.step('basic', async () => {
    await onStep('Step 1/6 Basic info');
    await keys.fill('Bride/Groom Name', 'Meena');
    await keys.choose('Gender', 'Female');
    await keys.choose('Day', '14');
    await keys.choose('Month', 'May');
    await keys.choose('Year', '1998');
    await keys.choose('Language', 'Tamil');
    await keys.choose('Caste', 'Mudaliyar');
    await keys.choose('Subcaste', 'Saiva Mudaliyar');
    await keys.fill('Gothram', 'Siva');
    await keys.fill('Mobile', mobile);
    await keys.choose('Country', 'India');
    await keys.choose('State', 'Tamil Nadu');
    await keys.fill('City', 'Madurai');
    await keys.fill('Pincode', '625001');
    await keys.enter(button('Update Basic'));
  });
  await test.step('personal, and a fault on the way', async () => {
    await onStep('Step 2/6 Personal');
    await keys.fill('Weight', '58');
    await keys.choose('Marital Status', 'Never Married');
    await keys.choose('Physical Status', 'Normal');
    await keys.choose('Complexion', 'Wheatish');
    await keys.choose('Food Habits', 'Only Veg');
    await keys.enter(button('Update Personal'));
    // the summary has the focus, and its link leads to the field
    await expect(keys.form.summary).toBeFocused();
    await keys.enter(keys.form.summary.getByRole('link', { name: /^Height/ }));
    await expect(keys.form.select('Height')).toBeFocused();
    await keys.choose('Height', '5ft 4in');
    await keys.fill('Expectations', 'A kind and settled person.');
    await keys.enter(button('Update Personal'));
  });
  await test.step('work', async () => {
    await onStep('Step 3/6 Education and work');
    await keys.choose('Education Qualification', 'Masters');
    await keys.fill('Education Description', 'M.Sc. Mathematics');
    await keys.search('Profession', 'Teacher');
    await keys.choose('Annual Income', '4 - 7 Lakh');
    await keys.enter(button('Update Work'));
  });
  await test.step('photos', async () => {
    await onStep('Step 4/6 Photos');
    await keys.upload('photo.png', await drawPhoto());
    const remove = button('Remove photo 1');
    await expect(remove).toBeVisible();
    await keys.expectSomewhere();
    await keys.enter(remove);
    await expect(remove).toHaveCount(0);
    await keys.expectSomewhere();
    await keys.upload('photo.png', await drawPhoto());
    await expect(remove).toBeVisible();
    await keys.enter(button('Next'));
  });
  await test.step('family', async () => {
    await onStep('Step 5/6 Family');
    await keys.fill("Father's Name", 'Sundaram');
    await keys.yes('Father Alive');
    await keys.fill("Mother's Name", 'Lakshmi');
    await keys.yes('Mother Alive');
    await keys.choose('Sisters', '1');
    await keys.enter(button('Update Family'));
  });
  await test.step('horoscope', async () => {
    await onStep('Step 6/6 Astro');
    await keys.choose('Hour', '6');
    await keys.choose('Minute', '45');
    await keys.choose('AM/PM', 'AM');
    await keys.fill('Place of Birth', 'Madurai');
    await keys.choose('Raasi', 'Mesham');
    await keys.search('Birth Star', 'Aswini');
    await keys.choose('Padham', '2');
    await keys.upload('kundli.png', await drawPhoto());
    await expect(page.getByRole('link', { name: 'Horoscope 1' })).toBeVisible();
    await keys.expectSomewhere();
    await keys.enter(button('Update Horoscope'));
  });
}
