/** What is used of speech-rule-engine, which brings no types of its own for Node. */
declare module 'speech-rule-engine' {
  const engine: {
    setupEngine(settings: { locale: string; domain: string; modality: string; style: string }): Promise<unknown>;
    engineReady(): Promise<unknown>;
    toSpeech(mathml: string): string;
  };
  export default engine;
}
