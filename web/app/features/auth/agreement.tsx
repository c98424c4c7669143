import { useAuthText } from '../../i18n/auth.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** What signing up agrees to; the links open beside the form, so that nothing typed is lost. */
export function Agreement() {
  const { agreement } = useAuthText().signup;
  return (
    <p>
      {agreement.before}
      <TextLink to={paths.terms} target="_blank">
        {agreement.terms}
      </TextLink>
      {agreement.between}
      <TextLink to={paths.privacy} target="_blank">
        {agreement.privacy}
      </TextLink>
      {agreement.after}
    </p>
  );
}
