/** Facts about the company: one place each. */
export const company = {
  brand: 'Prometheon',
  url: 'https://www.prometheon.example',
  email: 'hello@prometheon.example',
  phone: '(619) 555-0142',
  address: {
    street: '1200 Harbor Light Way, Suite 300',
    city: 'San Diego',
    region: 'CA',
    postalCode: '92101',
    country: 'US',
  },
  hours: { days: 'Monday to Friday', opens: '8 AM', closes: '5 PM' },
} as const;
