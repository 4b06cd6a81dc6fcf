import { addressDisagreements, addressRules, type AddressForm } from './address-form';
import { useRuledForm, type RuledForm } from './use-ruled-form';

/** An address held by the same rules wherever it is typed: the checkout and the profile. */
export const useAddressForm = (defaults: AddressForm): RuledForm<AddressForm> =>
  useRuledForm(addressRules, defaults, addressDisagreements);
