/** An email that stays on one line in tables; elsewhere it breaks where it must. */
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
