import type { Page } from '@playwright/test';

interface SignIn {
  role: string;
  domain: string;
  mobile_no: string;
  password: string;
}

/** Signs a page in as one of those whom the demonstration at `url` publishes. */
export async function signIn(
  page: Page,
  url: string,
  isWanted: (one: SignIn) => boolean,
): Promise<void> {
  const { request } = page;
  const site = await (await request.get('/api/site')).json();
  const wanted = (site.demo.sign_ins as SignIn[]).find(isWanted);
  if (!wanted) throw new Error('the demonstration has no such sign-in');
  const { mobile_no, password } = wanted;
  const login = await request.post('/api/login', { data: { mobile_no, password } });
  const { token } = await login.json();
  await page.context().addCookies([{ name: 'accessTokenV2', value: token, url }]);
}
