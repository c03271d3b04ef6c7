export function before(at: Date, milliseconds: number): string {
  return new Date(at.getTime() - milliseconds).toISOString();
}

export function after(instant: string, milliseconds: number): Date {
  return new Date(Date.parse(instant) + milliseconds);
}
