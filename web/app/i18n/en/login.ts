import type { DemoRole } from '@mala/contract/communities/endpoints.ts';

export const loginText = {
  title: 'Login',
  lead: 'Sign in with the mobile number that you registered with.',
  mobile: 'Mobile number',
  password: 'Password',
  submit: 'Login',
  noAccount: 'New here?',
  register: 'Register now',
  failed: 'Login failed',
  forgot: 'Forgot your password?',
  demo: {
    title: 'Sign in as one of these',
    lead: 'They are made up, for looking around. Choose one, then press Login.',
    roles: {
      administrator: 'Administrator',
      reviewer: 'Reviewer',
      cashier: 'Cashier',
      helper: 'Helper',
      paying: 'Paying member',
      free: 'Free member',
      pending: 'Pending member',
      incomplete: 'Incomplete member',
    } satisfies Record<DemoRole, string>,
    use: 'Use this',
    fillIn: (name: string) => `Use this: ${name}`,
  },
};
