import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { instantOf } from '@/lib/forms/local-instant';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { DateTimeField } from './date-time-field';

function Ends() {
  const [at, setAt] = useState(instantOf('2026-11-28T10:00') ?? '');
  return <DateTimeField label="Ends" value={at} onChange={setAt} />;
}

it('keeps the date and the time while a year is typed over another, digit by digit', async () => {
  await loadNamespaces('kit');
  render(<Ends />);
  const field = screen.getByLabelText(/^Ends/);
  for (const year of ['0002', '0020', '0202', '2027']) {
    fireEvent.change(field, { target: { value: `${year}-11-28T10:00` } });
    expect(field).toHaveValue(`${year}-11-28T10:00`);
  }
});
