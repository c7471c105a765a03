import { css } from '@emotion/react';
import { useSite } from '@shell/kit';
import { DescriptionList, TextLink } from 'design-system';

const lines = css({ whiteSpace: 'pre-line', fontStyle: 'normal' });

/** Configured ways to reach the team. Specification part 2, section 2; part 1, section 2: a grievance contact. */
export function ContactDetails() {
  const { contactEmail, phone, whatsApp, hours, postalAddress, grievanceEmail } = useSite().links;
  const details = [
    { term: 'Email', description: contactEmail && <Mail to={contactEmail} /> },
    { term: 'Phone', description: phone && <TextLink href={`tel:+${digits(phone)}`}>{phone}</TextLink> },
    { term: 'WhatsApp', description: whatsApp && <TextLink href={`https://wa.me/${digits(whatsApp)}`}>{whatsApp}</TextLink> },
    { term: 'Office hours', description: hours },
    { term: 'Post', description: postalAddress && <address css={lines}>{postalAddress}</address> },
    { term: 'Grievances', description: grievanceEmail && <Mail to={grievanceEmail} /> },
  ];
  return <DescriptionList items={details.filter(({ description }) => description)} />;
}

const digits = (number: string) => number.replace(/\D/g, '');

function Mail({ to }: { to: string }) {
  return <TextLink href={`mailto:${to}`}>{to}</TextLink>;
}
