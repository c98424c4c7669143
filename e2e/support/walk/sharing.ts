import { expect } from '@playwright/test';
import type { WalkedPeople } from './people.ts';
import type { Walk } from './walk.ts';

/** Biodata and links, how others see the profile, and the page of a link before and after its end. */
export async function walkSharing(walk: Walk, { bride, groom }: WalkedPeople): Promise<void> {
  const { page, text } = walk;
  const own = `/profile/view/${bride.user_id}`;
  await walk.open(`${own}/biodata`);
  await walk.press(text.links.make);
  const address = page.locator('[translate=no]').filter({ hasText: '/shared/' });
  await expect(address).toBeVisible();
  await walk.look('a link');
  const [id, secret] = (await address.innerText()).split('/').slice(-2);
  await walk.open(`/profile/view/${groom.user_id}/biodata`);
  for (const as of ['member', 'downloaded', 'guest']) await walk.open(`${own}/seen?as=${as}`);
  await walk.open(`/${bride.domain}/shared/${id}/${secret}`);
  await walk.open(`/${bride.domain}/shared/${id}/another`);
}
