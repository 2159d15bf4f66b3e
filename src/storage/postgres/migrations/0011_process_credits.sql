-- Jobs are metered like extractions: credits that are set aside for one, where somebody has to pay.
alter table process_jobs add column reservation_id uuid;
