import { useEffect, useState } from 'react';

/** The present moment, renewed every half minute: enough for words such as "in 5 minutes". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
