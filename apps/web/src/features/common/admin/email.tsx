/** An email address that stays on one line in tables and may wrap elsewhere. */
export function Email({ address }: { address: string }) {
  return (
    <span
      title={address}
      className="inline-block max-w-full min-w-0 align-bottom wrap-anywhere @2xl:max-w-56 @2xl:truncate @5xl:max-w-80"
    >
      {address}
    </span>
  );
}
