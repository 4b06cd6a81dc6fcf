import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { everyoneAudience } from '../model/audience';
import type { CampaignFormValues } from '../model/campaign-form';
import { useFaultyPlace } from './use-faulty-place';

const values: CampaignFormValues = {
  ...{ title: 'Spring', subject: '', preheader: '', body: '', subjectFr: '', preheaderFr: '', bodyFr: '' },
  ...{ coverAlt: '', coverAltFr: '', ...everyoneAudience, placeId: 'montreal', km: '' },
};

function Editor() {
  const form = useRuledForm<CampaignFormValues>({}, values, ({ km }) => ({
    km: km === '' ? 'Type a distance' : undefined,
  }));
  const [tab, setTab] = useState('sending');
  useFaultyPlace(form, { isShown: (place) => place.tab === tab, show: (place) => setTab(place.tab) });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      {tab === 'audience' && (
        <Field label="Distance" error={form.errorOf('km')}>
          <Input {...form.register('km')} />
        </Field>
      )}
      <button type="submit">Save</button>
    </form>
  );
}

it('opens the tab of the field that keeps the campaign from being saved, and focuses the field', async () => {
  render(<Editor />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/^Distance/)).toHaveFocus());
  expect(screen.getByText('Type a distance')).toBeVisible();
});
