export { countOpenMessages } from './contact.queries.ts';
export { contactRoutes } from './contact.routes.ts';
export { forgetOldMessages } from './contact.service.ts';
export { contactMails } from './contact-mails.ts';
