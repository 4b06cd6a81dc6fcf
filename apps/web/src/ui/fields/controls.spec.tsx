import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/button';
import { Field } from './field';
import { Input } from './input';
import { Menu, MenuItem } from '../navigation/menu';
import { pagesToShow } from '../navigation/pagination';
import { QuantityStepper } from '../../features/common/quantity-stepper';
import { Textarea } from './textarea';
import { Tooltip } from '../overlays/tooltip';

describe('a field', () => {
  it('ties label, hint and error to its control', () => {
    render(
      <Field label="Email" hint="We never share it" error="Enter valid email" required>
        <Input type="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /Email/ });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('We never share it Enter valid email');
  });

  it('leaves a control alone that has nothing to say', () => {
    render(
      <Field label="Message">
        <Textarea />
      </Field>,
    );
    const text = screen.getByRole('textbox', { name: 'Message' });
    expect(text).toBeValid();
    expect(text).not.toBeRequired();
    expect(text).not.toHaveAttribute('aria-describedby');
  });
});

it('a pending button is busy, keeps its name and takes no second press', async () => {
  const press = vi.fn();
  render(
    <Button pending onClick={press}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

it('a menu is walked with the keyboard and tells what was chosen', async () => {
  const chosen = vi.fn();
  const user = userEvent.setup();
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={() => chosen('edit')}>Edit</MenuItem>
      <MenuItem onSelect={() => chosen('delete')}>Delete</MenuItem>
    </Menu>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['delete']]);
});

it('a tooltip shows on focus', async () => {
  render(
    <Tooltip content="Copies the link">
      <Button>Copy</Button>
    </Tooltip>,
  );
  expect(screen.queryByText('Copies the link')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Copies the link')).toBeVisible();
});

describe('the quantity stepper', () => {
  it('stops at the stock, and at 1 offers to remove', async () => {
    const change = vi.fn();
    const { rerender } = render(<QuantityStepper name="Striker 20" value={3} max={3} removable onChange={change} />);
    expect(screen.getByRole('button', { name: 'One more: Striker 20' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'One fewer: Striker 20' }));
    rerender(<QuantityStepper name="Striker 20" value={1} max={3} removable onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Striker 20' }));
    expect(change.mock.calls).toEqual([[2], [0]]);
  });
});

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
])('page %i of %i shows %j', (page, count, shown) => {
  expect(pagesToShow(page, count)).toEqual(shown);
});
