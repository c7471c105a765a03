/** Where the buttons of the pricing page lead: the one place to change them. They may be addresses of forms on other sites. */
export const CONTACT_LINKS = {
  getInTouch: 'mailto:hello@sigmaroom.example?subject=Get%20in%20touch',
  requestDemo: 'mailto:hello@sigmaroom.example?subject=Request%20a%20demo%20lesson',
} as const;
