import type { Domain } from '@mala/contract/communities/domain.ts';
import { expect, type Page } from '@playwright/test';
import { FormPage } from './form.ts';
import { drawPhoto } from './pictures.ts';

/** Fills the wizard by its labels; each function ends with the step's button. */
export class Wizard {
  readonly #page: Page;
  readonly #domain: Domain;
  readonly #form: FormPage;
  constructor(page: Page, domain: Domain) {
    this.#page = page;
    this.#domain = domain;
    this.#form = new FormPage(page);
  }

  async #expectStep(heading: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  async basic(person: { name: string; gender: 'Male' | 'Female'; year: string; mobile: string }) {
    await this.#expectStep('Step 1/6 Basic info');
    await this.#form.fill('Bride/Groom Name', person.name);
    await this.#form.choose('Gender', person.gender);
    await this.#form.birthDate('14', 'May', person.year);
    await this.#form.fill('Mobile', person.mobile);
    await this.#form.choose('Country', 'India');
    if (this.#domain === 'tamilmala') {
      await this.#form.choose('Language', 'Tamil');
      await this.#form.choose('Caste', 'Mudaliyar');
      await this.#form.choose('Subcaste', 'Saiva Mudaliyar');
      await this.#form.fill('Gothram', 'Siva');
      await this.#form.choose('State', 'Tamil Nadu');
      await this.#form.fill('City', 'Madurai');
      await this.#form.fill('Pincode', '625001');
    } else {
      await this.#form.fill('Surname/Annav', 'Kulkarni');
      await this.#form.choose('Community', 'Kshatriya');
      await this.#form.choose('State', 'Maharashtra');
      await this.#form.fill('City', 'Pune');
      await this.#form.fill('Pincode', '411001');
    }
    await this.#page.getByRole('button', { name: 'Update Basic' }).click();
  }

  async personal() {
    await this.#expectStep('Step 2/6 Personal');
    await this.#form.choose('Height', '5ft 4in');
    await this.#form.fill('Weight', '58');
    await this.#form.choose('Marital Status', 'Never Married');
    await this.#form.choose('Physical Status', 'Normal');
    await this.#form.choose('Complexion', 'Wheatish');
    await this.#form.choose('Food Habits', 'Only Veg');
    await this.#form.fill('Expectations', 'A kind and settled person.');
    await this.#page.getByRole('button', { name: 'Update Personal' }).click();
  }

  async work() {
    await this.#expectStep('Step 3/6 Education and work');
    await this.#form.choose('Education Qualification', 'Masters');
    await this.#form.fill('Education Description', 'M.Sc. Mathematics');
    await this.#form.search('Profession', 'Teacher');
    await this.#form.choose('Annual Income', '4 - 7 Lakh');
    await this.#page.getByRole('button', { name: 'Update Work' }).click();
  }

  async photo() {
    await this.#expectStep('Step 4/6 Photos');
    await expect(
      this.#page.getByText(
        "You won't be able to see photo from other profiles unless you upload your photo.",
      ),
    ).toBeVisible();
    await this.#page.getByLabel('Choose photos').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await drawPhoto(),
    });
    await expect(this.#page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await this.#page.getByRole('button', { name: 'Next' }).click();
  }

  async family() {
    await this.#expectStep('Step 5/6 Family');
    await this.#form.fill("Father's Name", 'Sundaram');
    await this.#page.getByRole('group', { name: 'Father Alive' }).getByLabel('Yes').check();
    await this.#form.fill("Mother's Name", 'Lakshmi');
    await this.#page.getByRole('group', { name: 'Mother Alive' }).getByLabel('Yes').check();
    await this.#form.choose('Sisters', '1');
    await this.#page.getByRole('button', { name: 'Update Family' }).click();
  }

  async horoscope() {
    await this.#expectStep('Step 6/6 Astro');
    await this.#form.choose('Hour', '6');
    await this.#form.choose('Minute', '45');
    await this.#form.choose('AM/PM', 'AM');
    await this.#form.fill('Place of Birth', 'Madurai');
    await this.#form.search('Birth Star', this.#domain === 'tamilmala' ? 'Aswini' : 'Ashwini');
    await this.#form.choose('Raasi', this.#domain === 'tamilmala' ? 'Mesham' : 'Mesha');
    await this.#form.choose('Padham', '2');
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
