import { Fragment } from 'react';

/** The parts of an address behind which a line may end. No lookbehind, which browsers before 2023 cannot read. */
const PARTS = /[^@.]*[@.]|[^@.]+$/g;

/**
 * An email address, or a text that contains it. Where there is no room for a whole address its line ends behind an @ or a
 * dot, rather than in the middle of a name.
 */
export function EmailText({ email, text = email }: { email: string; text?: string }) {
  // a copied address has nothing between its parts
  const address = email.match(PARTS)?.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike, and never change their places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
  const start = text.indexOf(email);
  // one element, because links and buttons lay out each of theirs by itself
  if (!address || start < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, start)}
      <bdi translate="no" lang="en">
        {address}
      </bdi>
      {text.slice(start + email.length)}
    </span>
  );
}
