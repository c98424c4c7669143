import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { loginText } from '../../i18n/en/login.ts';
import { shellText } from '../../i18n/en/shell.ts';
import type { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './demo-sign-ins.module.css';

type Site = NonNullable<ReturnType<typeof useSite>>;
type SignIns = NonNullable<Site['demo']>['sign_ins'];

/** The sign-ins of a demonstration, each with a button that fills in the form. */
export function DemoSignIns({
  signIns,
  onUse,
}: {
  signIns: SignIns;
  onUse: (account: { mobile_no: string; password: string }) => void;
}) {
  const text = loginText.demo;
  const { siteName } = shellText;
  return (
    <Stack gap="sm">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      {DOMAINS.map((domain) => (
        <section key={domain} className={classes.site} data-community={domain}>
          <h3>{siteName[domain]}</h3>
          <ul>
            {signIns
              .filter((one) => one.domain === domain)
              .map(({ role, user_name, mobile_no, password }) => (
                <li key={mobile_no} className={classes.item}>
                  <span className={classes.who}>
                    <strong>{text.roles[role]}</strong>
                    <span translate="no">{user_name}</span>
                    <span>{mobile_no}</span>
                    <span translate="no">{password}</span>
                  </span>
                  <Button
                    look="outline"
                    aria-label={text.fillIn(user_name)}
                    onClick={() => onUse({ mobile_no, password })}
                  >
                    {text.use}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
