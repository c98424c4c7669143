/** What the secret of a test mail is derived for. */
export const PURPOSE = 'test-mail';
