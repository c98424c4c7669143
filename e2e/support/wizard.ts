import { communities } from '@mala/contract/communities/communities.ts';
import { optionOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { type ListName, type Section, STEPS, type Step } from '@mala/contract/profiles/field.ts';
import { labelIn } from '@mala/contract/profiles/labels/label-in.ts';
import { expect, type Page } from '@playwright/test';
import type { Texts } from '../../web/app/i18n/texts.ts';
import { FormPage } from './form.ts';
import { drawPhoto } from './pictures.ts';
import { textsOf } from './texts.ts';

export interface Registered {
  name: string;
  gender: 'female' | 'male';
  year: string;
  mobile: string;
}

/** Fills the wizard by its labels, in a language; each function ends with the step's button. */
export class Wizard {
  readonly #page: Page;
  readonly #domain: Domain;
  readonly #language: Language;
  readonly #form: FormPage;
  readonly #texts: Promise<Texts>;
  constructor(page: Page, domain: Domain, language: Language = 'en') {
    this.#page = page;
    this.#domain = domain;
    this.#language = language;
    this.#form = new FormPage(page);
    this.#texts = textsOf(language);
  }

  /** Waits for a step; its texts. */
  async #arrive(step: Step): Promise<Texts> {
    const texts = await this.#texts;
    const { title, steps } = texts.wizard;
    const heading = title(STEPS.indexOf(step) + 1, STEPS.length, steps[step]);
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    return texts;
  }

  #label(section: Section, field: string): string {
    const label = labelIn(this.#language, { domain: this.#domain }, section, field);
    if (!label) throw new Error(`${this.#domain} has no field ${field}`);
    return label;
  }

  /** The name of an option of a list, as the page says it first. */
  #nameOf(list: ListName, value: string): string {
    const option = optionOf(communities[this.#domain], list, value);
    return option?.[this.#language] ?? option?.en ?? value;
  }

  async #fill(section: Section, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [field, value] of Object.entries(values))
      await this.#form.fill(this.#label(section, field), value);
  }

  /** Picks values from native selects. */
  async #pick(section: Section, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [field, value] of Object.entries(values))
      await this.#form.select(this.#label(section, field)).selectOption(value);
  }

  async #send(section: Section): Promise<void> {
    const { update } = (await this.#texts).wizard;
    await this.#form.submit(update[section]);
  }

  async basic({ name, gender, year, mobile }: Registered): Promise<void> {
    const { birthDate } = await this.#arrive('basic');
    await this.#fill('basic', { name, mobiles: mobile });
    await this.#pick('basic', { gender, country: 'india' });
    await this.#form.birthDate('14', birthDate.months[4] ?? '', year, birthDate);
    if (this.#domain === 'tamilmala') {
      await this.#pick('basic', { language: 'tamil', community: 'mudaliyar' });
      await this.#pick('basic', { surname: 'mudaliyar-saiva-mudaliyar', state: 'tamil-nadu' });
      await this.#fill('basic', { gothram: 'Siva', city: 'Madurai', pincode: '625001' });
    } else {
      await this.#pick('basic', { community: 'kshatriya', state: 'maharashtra' });
      await this.#fill('basic', { surname: 'Kulkarni', city: 'Pune', pincode: '411001' });
    }
    await this.#send('basic');
  }

  async personal(): Promise<void> {
    const { measures } = await this.#arrive('personal');
    await this.#form.choose(
      this.#label('personal', 'height'),
      measures.height({ feet: 5, inches: 4 }),
    );
    await this.#fill('personal', { weight: '58', expectation: 'A kind and settled person.' });
    await this.#pick('personal', {
      marital_status: 'never-married',
      physical_status: 'normal',
      complexion: 'wheatish',
      food_habits: 'only-veg',
    });
    await this.#send('personal');
  }

  async work(): Promise<void> {
    await this.#arrive('work');
    await this.#pick('work', { education: 'masters', annual_income: '4-7-lakh' });
    await this.#fill('work', { education_desc: 'M.Sc. Mathematics' });
    await this.#form.search(
      this.#label('work', 'profession'),
      this.#nameOf('profession', 'teacher'),
    );
    await this.#send('work');
  }

  async photo(): Promise<void> {
    const { wizard, photoUploads, album } = await this.#arrive('photo');
    await expect(this.#page.getByText(album.none)).toBeVisible();
    await this.#page.getByLabel(photoUploads.choose).setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await drawPhoto(),
    });
    await expect(this.#page.getByRole('button', { name: album.remove(1) })).toBeVisible();
    await this.#form.submit(wizard.next);
  }

  async family(): Promise<void> {
    const { wizard } = await this.#arrive('family');
    for (const [parent, name] of [
      ['father', 'Sundaram'],
      ['mother', 'Lakshmi'],
    ] as const) {
      await this.#fill('family', { [`${parent}_name`]: name });
      const alive = this.#form.group(this.#label('family', `${parent}_alive`));
      await alive.getByLabel(wizard.yes, { exact: true }).check();
    }
    await this.#pick('family', { sisters: '1' });
    await this.#send('family');
  }

  async horoscope(): Promise<void> {
    const { wizard } = await this.#arrive('horoscope');
    await this.#form.choose(wizard.time.hour, '6');
    await this.#form.choose(wizard.time.minute, '45');
    await this.#form.choose(wizard.time.half, wizard.time.halves.AM);
    await this.#fill('horoscope', { birth_place: 'Madurai' });
    await this.#form.search(
      this.#label('horoscope', 'birth_star'),
      this.#nameOf('birth_star', 'ashwini'),
    );
    await this.#pick('horoscope', { raasi: 'mesha', padham: '2' });
    await this.#page.locator('input[type=file]').setInputFiles({
      name: 'ஜாதகம்.png',
      mimeType: 'image/png',
      buffer: await drawPhoto(),
    });
    await expect(this.#page.getByRole('link', { name: wizard.files.link(1) })).toBeVisible();
    await this.#send('horoscope');
  }

  async all(person: Registered): Promise<void> {
    await this.basic(person);
    await this.personal();
    await this.work();
    await this.photo();
    await this.family();
    await this.horoscope();
  }
}
