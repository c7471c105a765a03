/** Style sheets are loaded by the bundler for their effect. */
declare module '*.css';
