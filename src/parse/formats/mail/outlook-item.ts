import type { FieldsData } from '@kenjiuno/msgreader'

/** What appointments and contacts hold beside the fields of a mail, under the names that Outlook shows. */
export function itemFields(fields: FieldsData): Record<string, string> {
  const kind = fields.messageClass ?? ''
  if (/^IPM\.(?:Appointment|Schedule)/i.test(kind)) return present(appointment(fields))
  return /^IPM\.Contact/i.test(kind) ? present(contact(fields)) : {}
}

function appointment(fields: FieldsData): Record<string, string | undefined> {
  return {
    Location: fields.apptLocation ?? fields.location,
    Start: fields.apptStartWhole,
    End: fields.apptEndWhole,
    'Time zone': fields.timeZoneDesc,
  }
}

function contact(fields: FieldsData): Record<string, string | undefined> {
  return {
    'Full name': [fields.displayNamePrefix, fields.givenName, fields.middleName, fields.surname, fields.generation]
      .filter((part) => part)
      .join(' '),
    'Job title': fields.title,
    Company: fields.companyName,
    Department: fields.departmentName ?? fields.department,
    'Business phone': fields.businessTelephoneNumber,
    'Home phone': fields.homeTelephoneNumber,
    'Mobile phone': fields.mobileTelephoneNumber,
    'Business fax': fields.businessFaxNumber,
    'Business address': fields.workAddress ?? fields.postalAddress,
    'Web page': fields.businessHomePage,
  }
}

function present(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])))
}
