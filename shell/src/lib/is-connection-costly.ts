/** Whether the visitor saves data or has a slow connection. Nothing is prefetched then. */
export function isConnectionCostly(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
