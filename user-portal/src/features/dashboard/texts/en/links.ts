/** Texts of the cards with links. */
export const links = {
  plans: 'View Plans',
  plansText: 'Renew, or choose a plan that fits you better.',
  profile: 'Profile',
  noEmail: 'No e-mail address yet',
  manageProfile: 'Manage Profile',
  about: 'About & Contact',
  aboutText: (brand: string) =>
    `Questions about your plan or a download? ${brand} is happy to help.`,
  supportBot: 'Support bot',
  supportContact: 'Contact support',
  channel: 'News channel',
  noContact: 'Contact links are not set up here yet.',
  legal: 'Legal',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
} as const;
