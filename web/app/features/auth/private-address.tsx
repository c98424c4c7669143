/** For a page whose address is a secret: no search engine keeps it, and no other site is told of it. */
export function PrivateAddress() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
