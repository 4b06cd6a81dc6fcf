import { addressDisagreements, addressRules, type AddressForm } from './address-form';
import { useRuledForm, type FormRules, type RuledForm } from './use-ruled-form';

/**
 * An address held by the same rules wherever it is typed: the checkout and the profile.
 *
 * @param further rules of fields that this form has besides the address
 */
export const useAddressForm = (defaults: AddressForm, further: FormRules<AddressForm> = {}): RuledForm<AddressForm> =>
  useRuledForm({ ...addressRules, ...further }, defaults, addressDisagreements);
