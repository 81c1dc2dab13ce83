// The country follows the phone number as it is written, until somebody chooses one; of a country that is not listed it is nobody's.
import { type RefObject, useEffect } from 'react';
import { countryOfNumber } from '../phone/country-of-number.ts';

export const useProposedCountry = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const phone = form.current?.querySelector<HTMLInputElement>('[name=phoneNumber]');
    const country = form.current?.querySelector<HTMLSelectElement>('[name=country]');
    if (!phone || !country) return;
    let proposed = '';
    const propose = () => {
      const likely = countryOfNumber(phone.value, country.value);
      // What was chosen by hand, or by the browser, stays.
      if (likely === undefined || (country.value !== '' && country.value !== proposed)) return;
      if (country.value === likely) return;
      proposed = likely;
      country.value = likely;
      // The form looks at the field again, as if it had been chosen by hand.
      country.dispatchEvent(new Event('input', { bubbles: true }));
    };
    propose();
    phone.addEventListener('input', propose);
    return () => phone.removeEventListener('input', propose);
  }, [form]);
};
