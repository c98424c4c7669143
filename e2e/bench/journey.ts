import { communities } from '@mala/contract/communities/communities.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import {
  type Language,
  languagePrefix,
  languagesOf,
} from '@mala/contract/communities/languages.ts';
import { type Browser, expect } from '@playwright/test';
import { freshMobile, PASSWORD } from '../../server/test/factories/accounts.ts';
import { signUp } from '../support/account.ts';
import { textsOf } from '../support/texts.ts';
import { Wizard } from '../support/wizard.ts';
import { SlowPhone } from './slow-phone.ts';

const MOST_SECONDS = 3;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** From the page of the signup to the first list in a language; a line for each step. */
async function* measure(
  browser: Browser,
  url: string,
  domain: Domain,
  language: Language,
): AsyncIterable<string> {
  const phone = await SlowPhone.of(browser, url);
  const { page } = phone;
  const { signup, wizard: text, search } = await textsOf(language);
  const wizard = new Wizard(page, domain, language);
  const mobile = freshMobile();
  const person = { name: 'Meena', gender: 'female', year: '1998', mobile } as const;
  const account = { user_name: 'Sundaram', mobile_no: mobile, password: PASSWORD, language };
  async function loaded(): Promise<string> {
    const { bytes } = await phone.waited();
    return `${language}           ${bytes.toLocaleString('en').padStart(9)} bytes  scripts, while it is filled in`;
  }
  async function arrived(name: string): Promise<string> {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const { seconds, bytes } = await phone.waited();
    const late = seconds > MOST_SECONDS ? `  over ${MOST_SECONDS} s` : '';
    return `${language}  ${seconds.toFixed(2).padStart(6)} s ${bytes.toLocaleString('en').padStart(9)} bytes  ${name}${late}`;
  }
  await page.goto(`${languagePrefix(language)}/signup/${domain}`, { waitUntil: 'commit' });
  yield await arrived(signup.title);
  // whoever types takes longer than the scripts, which begin to load with the first touch
  await page.getByRole('radio', { name: signup.whom.self, exact: true }).check();
  await phone.quiet();
  yield await loaded();
  await signUp(page, account);
  const step = async (number: number, name: string) => arrived(text.title(number, 6, name));
  yield await step(1, text.steps.basic);
  await wizard.basic(person);
  yield await step(2, text.steps.personal);
  await wizard.personal();
  yield await step(3, text.steps.work);
  await wizard.work();
  yield await step(4, text.steps.photo);
  await wizard.photo();
  yield await step(5, text.steps.family);
  await wizard.family();
  yield await step(6, text.steps.horoscope);
  await wizard.horoscope();
  await expect(page.getByRole('article').first()).toBeVisible();
  yield await arrived(search.title);
  await page.context().close();
}

// node e2e/bench/journey.ts URL: of a site with approved grooms of both communities
const [url = ''] = process.argv.slice(2);
const browser = await SlowPhone.launch();
try {
  for (const domain of DOMAINS)
    for (const language of languagesOf(domain)) {
      say(`${communities[domain].name}, ${language}`);
      for await (const line of measure(browser, url, domain, language)) say(line);
    }
} finally {
  await browser.close();
}
