import { expect, test } from "vitest";
import { fieldsOf, formValues } from "./form-values.ts";

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("times are typed as local time and stored in UTC", () => {
  const typed = { name: "Clinic", time_zone: "Africa/Nairobi", event_date: "2026-11-20T09:30", ends_at: "" };
  const stored = fieldsOf("events", posted({ ...typed, base: "3", other: "not a field" }));
  expect(stored).toEqual({ ...typed, event_date: "2026-11-20T06:30:00.000Z" });
  expect(formValues("events", stored)).toEqual(typed);
});

test("changing the time zone keeps the local time", () => {
  const typed = { time_zone: "Africa/Lagos", event_date: "2026-11-20T09:30" };
  expect(fieldsOf("events", posted(typed)).event_date).toBe("2026-11-20T08:30:00.000Z");
});

test("a time without a known zone stays as typed", () => {
  for (const time_zone of ["", "Africa/Nowhere"]) {
    const typed = { time_zone, event_date: "2026-11-20T09:30" };
    expect(fieldsOf("events", posted(typed))).toEqual(typed);
    expect(formValues("events", typed)).toEqual(typed);
  }
});

test("keeps the seconds of an imported time", () => {
  const stored = { time_zone: "Africa/Nairobi", event_date: "2026-11-20T06:30:15.000Z" };
  expect(fieldsOf("events", posted(formValues("events", stored)))).toEqual(stored);
});
