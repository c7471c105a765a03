export { type Breaker, ServiceAway } from './breaker.ts';
export { OutsideServices, outsideServicesOf, useOutsideServices, withBreaker } from './outside-services.ts';
