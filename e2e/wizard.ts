import type { Domain } from '@mala/contract/communities/domain.ts';
import { expect, type Page } from '@playwright/test';
import { drawPhoto } from './pictures.ts';

/** A field's accessible name: its label, with the unit or "(optional)" that may stand behind it. */
function named(label: string): RegExp {
  return new RegExp(`^${label.replace(/[/()]/g, '\\$&')}( \\(.*\\))?$`);
}

/** Fills the wizard as a family does, by its labels; each function leaves its step by the button. */
export class Wizard {
  readonly #page: Page;
  readonly #domain: Domain;
  constructor(page: Page, domain: Domain) {
    this.#page = page;
    this.#domain = domain;
  }

  async #fill(label: string, value: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: named(label) }).fill(value);
  }

  async #choose(label: string, option: string | RegExp): Promise<void> {
    const select = this.#page.getByRole('combobox', { name: named(label) });
    // options carry a second script behind the English word
    const value = await select
      .locator('option')
      .filter({ hasText: option })
      .first()
      .getAttribute('value');
    await select.selectOption(value);
  }

  async #search(label: string, word: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: named(label) }).fill(word);
    await this.#page.getByRole('option', { name: word }).first().click();
  }

  async #expectStep(heading: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  async basic(person: { name: string; gender: 'Male' | 'Female'; year: string; mobile: string }) {
    await this.#expectStep('Step 1/6 Basic info');
    await this.#fill('Bride/Groom Name', person.name);
    await this.#choose('Gender', person.gender);
    await this.#choose('Day', '14');
    await this.#choose('Month', 'May');
    await this.#choose('Year', person.year);
    await this.#fill('Mobile', person.mobile);
    await this.#choose('Country', 'India');
    if (this.#domain === 'tamilmala') {
      await this.#choose('Language', 'Tamil');
      await this.#choose('Caste', 'Mudaliyar');
      await this.#choose('Subcaste', 'Saiva Mudaliyar');
      await this.#fill('Gothram', 'Siva');
      await this.#choose('State', 'Tamil Nadu');
      await this.#fill('City', 'Madurai');
      await this.#fill('Pincode', '625001');
    } else {
      await this.#fill('Surname/Annav', 'Kulkarni');
      await this.#choose('Community', 'Kshatriya');
      await this.#choose('State', 'Maharashtra');
      await this.#fill('City', 'Pune');
      await this.#fill('Pincode', '411001');
    }
    await this.#page.getByRole('button', { name: 'Update Basic' }).click();
  }

  async personal() {
    await this.#expectStep('Step 2/6 Personal');
    await this.#choose('Height', '5ft 4in');
    await this.#fill('Weight', '58');
    await this.#choose('Marital Status', 'Never Married');
    await this.#choose('Physical Status', 'Normal');
    await this.#choose('Complexion', 'Wheatish');
    await this.#choose('Food Habits', 'Only Veg');
    await this.#fill('Expectations', 'A kind and settled person.');
    await this.#page.getByRole('button', { name: 'Update Personal' }).click();
  }

  async work() {
    await this.#expectStep('Step 3/6 Education and work');
    await this.#choose('Education Qualification', 'Masters');
    await this.#fill('Education Description', 'M.Sc. Mathematics');
    await this.#search('Profession', 'Teacher');
    await this.#choose('Annual Income', '4 - 7 Lakh');
    await this.#page.getByRole('button', { name: 'Update Work' }).click();
  }

  async photo() {
    await this.#expectStep('Step 4/6 Photos');
    await expect(
      this.#page.getByText(
        "You won't be able to see photo from other profiles unless you upload your photo.",
      ),
    ).toBeVisible();
    await this.#page.locator('input[type=file]').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await drawPhoto(),
    });
    await expect(this.#page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await this.#page.getByRole('button', { name: 'Next' }).click();
  }

  async family() {
    await this.#expectStep('Step 5/6 Family');
    await this.#fill("Father's Name", 'Sundaram');
    await this.#page.getByRole('group', { name: 'Father Alive' }).getByLabel('Yes').check();
    await this.#fill("Mother's Name", 'Lakshmi');
    await this.#page.getByRole('group', { name: 'Mother Alive' }).getByLabel('Yes').check();
    await this.#choose('Sisters', '1');
    await this.#page.getByRole('button', { name: 'Update Family' }).click();
  }

  async horoscope() {
    await this.#expectStep('Step 6/6 Astro');
    await this.#choose('Hour', '6');
    await this.#choose('Minute', '45');
    await this.#choose('AM/PM', 'AM');
    await this.#fill('Place of Birth', 'Madurai');
    await this.#search('Birth Star', this.#domain === 'tamilmala' ? 'Aswini' : 'Ashwini');
    await this.#choose('Raasi', this.#domain === 'tamilmala' ? 'Mesham' : 'Mesha');
    await this.#choose('Padham', '2');
    await this.#page.locator('input[type=file]').setInputFiles({
      name: 'ஜாதகம்.png',
      mimeType: 'image/png',
      buffer: await drawPhoto(),
    });
    await expect(this.#page.getByRole('link', { name: 'Horoscope 1' })).toBeVisible();
    await this.#page.getByRole('button', { name: 'Update Horoscope' }).click();
  }

  async all(person: { name: string; gender: 'Male' | 'Female'; year: string; mobile: string }) {
    await this.basic(person);
    await this.personal();
    await this.work();
    await this.photo();
    await this.family();
    await this.horoscope();
  }
}
