import { answerFirst } from '../support/first-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { loseAnswers } from '../support/lost-answers.ts';
import { CALL, PhotoUploads, photoNamed, photosOf } from '../support/photo-uploads.ts';
import { fetchToaster } from '../support/toasts.ts';

const INTERRUPTED = 'No connection. This goes on by itself as soon as there is one.';
const LEAVE = 'Your photo upload is in-progress, are you sure you want to leave this page?';

test('without a network it waits, and continues when the network is back', async ({
  page,
  people,
  visitAs,
  context,
}) => {
  const member = await people.register({ domain: 'tamilmala', without: ['photo'] });
  await visitAs(member, '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  await expect(uploads.picker).toBeEnabled();
  await context.setOffline(true);
  await uploads.choose(await photoNamed('one.png'), await photoNamed('two.png'));
  await expect(uploads.row('one.png').getByRole('alert')).toHaveText(INTERRUPTED);
  await expect(uploads.row('two.png').getByRole('alert')).toHaveText(INTERRUPTED);
  await context.setOffline(false);
  await uploads.expectAll(2);
});

test('an upload whose connection breaks is retried by its button, or after a pause', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'marathimala', without: ['photo'] });
  // no automatic retry may start before the button is pressed
  await page.clock.install();
  await visitAs(member, '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  await expect(uploads.picker).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  const why = uploads.row('meena.png').getByRole('alert');
  await answerFirst(page, CALL, 1, (route) => route.abort('connectionreset'));
  await uploads.choose(await photoNamed('meena.png'));
  await expect(why).toHaveText(INTERRUPTED);
  await uploads.button('Try again', 'meena.png').click();
  await uploads.expectAll(1);

  // the browser does not notice that the network is back
  await answerFirst(page, CALL, 2, (route) => route.abort('connectionreset'));
  await uploads.choose(await photoNamed('meena.png'));
  await expect(why).toHaveText(INTERRUPTED);
  await page.clock.runFor(5_000);
  await expect(why).toHaveText(INTERRUPTED);
  await page.clock.runFor(10_000);
  await uploads.expectAll(2);
});

test('one whose reply was lost is added once, and shown when it is removed from the queue', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala', without: ['photo'] });
  await page.clock.install();
  await visitAs(member, '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  await expect(uploads.picker).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  /** Adds one more, whose reply is lost. */
  const lose = async (name: string, count: number) => {
    const restore = await loseAnswers(page, '*/photo');
    await uploads.choose(await photoNamed(name));
    await expect(uploads.row(name).getByRole('alert')).toHaveText(INTERRUPTED);
    expect(await photosOf(people, member)).toHaveLength(count);
    await restore();
  };
  await lose('meena.png', 1);
  await uploads.button('Try again', 'meena.png').click();
  await uploads.expectAll(1);
  expect(await photosOf(people, member)).toHaveLength(1);

  await lose('asha.png', 2);
  await uploads.button('Take off this list', 'asha.png').click();
  // a timer shows the reloaded list
  await page.clock.resume();
  await uploads.expectAll(2);
});

test('leaving asks for confirmation while something is uploading or waiting', async ({
  page,
  people,
  visitAs,
  context,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  await expect(uploads.picker).toBeEnabled();
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await dialog.dismiss();
  });
  await fetchToaster(page);
  await context.setOffline(true);
  await uploads.choose(await photoNamed('meena.png'));
  await expect(uploads.row('meena.png').getByRole('alert')).toHaveText(INTERRUPTED);
  await page.getByRole('link', { name: 'Family' }).click();
  await expect.poll(() => questions).toEqual([LEAVE]);
  await expect(page).toHaveURL('/profile/edit/photo');
  const { release } = await uploads.hold();
  await context.setOffline(false);
  await expect(uploads.row('meena.png').getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'Family' }).click();
  await expect.poll(() => questions).toEqual([LEAVE, LEAVE]);
  release();
  await uploads.expectAll(1);
  await page.getByRole('link', { name: 'Family' }).click();
  await expect(page).toHaveURL('/profile/edit/family');
  expect(questions).toHaveLength(2);
});

test('leaving during an upload continues with "yes"', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'marathimala' });
  await visitAs(member, '/profile/edit/photo');
  const uploads = new PhotoUploads(page);
  await page.route(CALL, () => undefined);
  await uploads.choose(await photoNamed('meena.png'));
  await expect(page.getByRole('progressbar')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Family' }).click();
  await expect(page).toHaveURL('/profile/edit/family');
  expect(await photosOf(people, member)).toEqual([]);
});
