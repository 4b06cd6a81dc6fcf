import { addressDisagreements, addressRules, type AddressForm } from './address-form';
import { useRuledForm, type FormRules, type RuledForm } from './use-ruled-form';

/**
 * An address form with the same rules in the checkout and the profile.
 *
 * @param further rules for the form's additional fields
 */
export const useAddressForm = (defaults: AddressForm, further: FormRules<AddressForm> = {}): RuledForm<AddressForm> =>
  useRuledForm({ ...addressRules, ...further }, defaults, addressDisagreements);
