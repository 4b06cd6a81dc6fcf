/** An email that stays on one line in tables; elsewhere it rather breaks before its @ than in the middle of a word. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span
      title={address}
      className="inline-block max-w-full min-w-0 align-bottom wrap-anywhere @2xl:max-w-56 @2xl:truncate @5xl:max-w-80"
    >
      {address.slice(0, at)}
      <wbr className="@2xl:hidden" />
      {address.slice(at)}
    </span>
  );
}
