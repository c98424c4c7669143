import { login } from '@mala/contract/auth/sign-in.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { freshName } from '../../server/test/factories/accounts.ts';
import { answerFirst } from '../support/first-calls.ts';
import { test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import type { People } from '../support/people.ts';
import { listOf, ProfileList } from '../support/profile-list.ts';
import { refusal } from '../support/replies.ts';

/** The open form: its button, its fields by their names in the API, and its call. */
interface Opened {
  page: Page;
  /** the submit button */
  button: string;
  /** its call, to mock the server's reply */
  call: string;
  /** the labels in its summary when it is submitted unchanged */
  faults: readonly string[];
  /** corrects everything that fails validation in the browser */
  setRight: () => Promise<void>;
  /** a field of the body, the label at which its error is shown, and a way to change it */
  refused: { name: string; label: string; change: () => Promise<void> };
}

const WORDS = 'Contains characters that cannot be used. Please type it with letters and digits';

/** The element described by an error: the input itself, or the group around it. */
function faultOf(page: Page, input: Locator): Locator {
  return page
    .locator('[aria-invalid=true]')
    .and(input.or(page.locator('fieldset').filter({ has: input })));
}

async function expectSound({ page, button, call, faults, setRight, refused }: Opened) {
  const { summary } = new FormPage(page);
  const links = summary.getByRole('link');
  const submit = page.getByRole('button', { name: button, exact: true }).last();

  if (faults.length > 0) {
    await submit.click();
    await expect(summary).toBeFocused();
    const said = await links.allTextContents();
    expect(said.map((text) => text.split(': ')[0])).toEqual(faults);
    for (const link of await links.all()) await expectLed(page, link);
  }

  await setRight();
  await expect(summary).toHaveCount(0);
  await answerFirst(page, call, 1, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fulfill(refusal('INVALID', { Faults: { [refused.name]: 'badCharacters' } }));
  });
  await submit.click();
  await expect(summary).toBeFocused();
  await expect(links).toHaveText([`${refused.label}: ${WORDS}`]);
  await expectLed(page, links);
  await refused.change();
  await expect(summary).toHaveCount(0);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await page.unroute(call);
}

/** Follows a link of the summary: the field has the focus and is described by the error. */
async function expectLed(page: Page, link: Locator) {
  const [, message = ''] = ((await link.textContent()) ?? '').split(': ');
  const id = ((await link.getAttribute('href')) ?? '').slice(1);
  // by key: a list that opens at its field may cover the summary
  await link.press('Enter');
  const input = page.locator(`[id="${id}"]`);
  await expect(input).toBeFocused();
  const tied = faultOf(page, input);
  await expect(tied).toHaveCount(1);
  await expect(tied).toHaveAccessibleDescription(new RegExp(`${escaped(message)}$`));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const byName = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

test('login', async ({ page }) => {
  await page.goto('/login');
  const mobile = byName(page, 'mobile_no');
  await expectSound({
    page,
    button: 'Login',
    call: `**${login.path}`,
    faults: ['Mobile number', 'Password'],
    setRight: async () => {
      await mobile.fill('9876543210');
      await byName(page, 'password').fill('a long walk home');
    },
    refused: {
      name: 'mobile_no',
      label: 'Mobile number',
      change: () => mobile.fill('9876543211'),
    },
  });
});

test('signup', async ({ page }) => {
  await page.goto('/signup/tamilmala');
  const name = byName(page, 'user_name');
  await expectSound({
    page,
    button: 'Register',
    call: '**/api/signup',
    faults: ['Who is the profile for', 'Name', 'Mobile number', 'Password', 'Confirm password'],
    setRight: async () => {
      await page.getByRole('radio', { name: 'Self' }).check();
      await name.fill('Sundaram');
      await byName(page, 'mobile_no').fill('9876543210');
      await byName(page, 'password').fill('a long walk home');
      await byName(page, 'confirm_password').fill('a long walk home');
    },
    refused: { name: 'user_name', label: 'Name', change: () => name.fill('Sundaram K') },
  });
});

test('change password', async ({ page, people, visitAs }) => {
  await visitAs(await people.signUp('tamilmala'), '/password/change');
  await expectSound({
    page,
    button: 'Change Password',
    call: '**/api/password/change',
    faults: ['Present password', 'New password', 'Confirm new password'],
    setRight: async () => {
      await byName(page, 'old_password').fill('a long walk home');
      await byName(page, 'password').fill('another long walk');
      await byName(page, 'confirm_password').fill('another long walk');
    },
    refused: {
      name: 'password',
      label: 'New password',
      change: () => byName(page, 'password').fill('a third long walk'),
    },
  });
});

/** Each step with one text field made invalid, and the one that the server rejects. */
const STEPS: Record<
  Section,
  { button: string; wrong: [string, string]; name: string; label: string; good: string }
> = {
  basic: {
    button: 'Update Basic',
    wrong: ['Pincode', '012345'],
    name: 'city',
    label: 'City',
    good: 'Karur',
  },
  personal: {
    button: 'Update Personal',
    wrong: ['Weight', '34'],
    name: 'weight',
    label: 'Weight',
    good: '56',
  },
  work: {
    button: 'Update Work',
    wrong: ['Education Description', ''],
    name: 'position',
    label: 'Position',
    good: 'Principal',
  },
  family: {
    button: 'Update Family',
    wrong: ["Father's Name", ''],
    name: 'mother_name',
    label: "Mother's Name",
    good: 'Meenakshi',
  },
  horoscope: {
    button: 'Update Horoscope',
    wrong: ['Place of Birth', ''],
    name: 'birth_place',
    label: 'Place of Birth',
    good: 'Karur',
  },
};

test('the steps of the wizard', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala' });
  const form = new FormPage(page);
  for (const [section, step] of Object.entries(STEPS))
    await test.step(section, async () => {
      await visitAs(member, `/profile/edit/${section}`);
      const [label, typed] = step.wrong;
      const kept = await form.text(label).inputValue();
      await form.fill(label, typed);
      await expectSound({
        page,
        button: step.button,
        call: `**/api/profile/*/${section}`,
        faults: [label],
        setRight: () => form.fill(label, kept),
        refused: {
          name: step.name,
          label: step.label,
          change: () => form.fill(step.label, step.good),
        },
      });
    });
});

/** Somebody whose row is shown to the administrator. */
async function openRow(page: Page, people: People, visitAs: VisitAs) {
  const person = await people.register({ domain: 'tamilmala', name: freshName('Nandini') });
  await visitAs({ token: await people.adminToken() }, listOf(person));
  const list = new ProfileList(page);
  await expect(list.row(person)).toBeVisible();
  return { person, list };
}
type VisitAs = (person: { token: string }, path: string) => Promise<void>;

test("the administrators' filters", async ({ page, people, visitAs }) => {
  await visitAs({ token: await people.adminToken() }, '/admin/profile/search');
  await expect(page.getByText(/^\d+ profiles?$/)).toBeVisible();
  const mid = byName(page, 'mid');
  await mid.fill('x'.repeat(200));
  await expectSound({
    page,
    button: 'Search',
    call: '**/api/admin/profile/list/1',
    faults: ['MM / MF id'],
    setRight: () => mid.fill('MM100000'),
    refused: { name: 'mid.0', label: 'MM / MF id', change: () => mid.fill('MM100001') },
  });
});

test('the activation of a package', async ({ page, people, visitAs }) => {
  await openRow(page, people, visitAs);
  await page.getByRole('button', { name: /^Activate package for / }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate a package' });
  const reference = dialog.getByLabel('Payment reference');
  await expectSound({
    page,
    button: 'Activate',
    call: '**/api/admin/profile/*/subscription',
    faults: ['Package', 'Paid by', 'Payment reference', 'Amount (Rs.)'],
    setRight: async () => {
      await dialog.getByRole('radio', { name: /^Gold/ }).check();
      await dialog.getByLabel('Paid by').selectOption('upi');
      await reference.fill('UPI 1');
    },
    refused: {
      name: 'payment_reference',
      label: 'Payment reference',
      change: () => reference.fill('UPI 2'),
    },
  });
});

test('the refusal of a profile', async ({ page, people, visitAs }) => {
  const { person, list } = await openRow(page, people, visitAs);
  await list.choose(person, 'Rejected');
  const reason = page.getByRole('dialog').getByRole('textbox');
  await reason.fill('x'.repeat(2000));
  await expectSound({
    page,
    button: 'Reject',
    call: '**/api/admin/profile/*/status',
    faults: ['Reason'],
    setRight: () => reason.fill('The photo is of another person.'),
    refused: { name: 'reason', label: 'Reason', change: () => reason.fill('Another reason.') },
  });
});
